import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { useChoices } from "./store.ts";

/** Links to the list of choices, with its number of seats. */
export function ChoicesLink() {
	const t = useTranslations();
	const paths = usePaths();
	const { length } = useChoices();
	return (
		<Link to={paths.choices} className="link inline-flex min-h-9 items-center">
			{t("predict.choicesLink", { count: length })}
		</Link>
	);
}
