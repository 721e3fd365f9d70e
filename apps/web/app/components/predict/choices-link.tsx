import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";
import { useChoices } from "./use-choices.ts";

/** The way to the list of choices, with how many are on it. */
export function ChoicesLink() {
	const t = useWords();
	const paths = usePaths();
	const { length } = useChoices();
	return (
		<Link to={paths.choices} className="link inline-flex min-h-9 items-center">
			{t("predict.choices.link", { count: length })}
		</Link>
	);
}
