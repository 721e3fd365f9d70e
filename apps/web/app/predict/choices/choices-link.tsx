import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { useChoices } from "./store.ts";

export function ChoicesLink() {
	const { t, paths } = usePage();
	const { length } = useChoices();
	return (
		<Link to={paths.choices} className="link inline-flex min-h-9 items-center">
			{t("predict.choicesLink", { count: length })}
		</Link>
	);
}
