import { Link } from "react-router";
import type { Paths } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

const TOOLS = [
	{ name: "predict", to: (paths: Paths) => paths.predict() },
	{ name: "after10", to: (paths: Paths) => paths.after("10") },
	{ name: "after", to: (paths: Paths) => paths.after("12") },
	{ name: "exams", to: (paths: Paths) => paths.exams() },
	{ name: "scholarships", to: (paths: Paths) => paths.scholarships() },
	{ name: "check", to: (paths: Paths) => paths.check },
	{ name: "compare", to: (paths: Paths) => paths.compare() },
	{ name: "rankings", to: (paths: Paths) => paths.rankings },
	{ name: "shortlist", to: (paths: Paths) => paths.shortlist },
	{ name: "applications", to: (paths: Paths) => paths.applications() },
	{ name: "planner", to: (paths: Paths) => paths.planner() },
	{ name: "all", to: (paths: Paths) => paths.tools },
] as const;

const BAR_TOOLS: readonly string[] = ["predict", "exams", "compare", "planner", "all"];

/** Not prefetched: they are on every page, and some are long. */
export function ToolLinks({
	className,
	isBar = false,
	besides = [],
}: {
	className: string;
	isBar?: boolean;
	besides?: readonly string[];
}) {
	const { t, paths } = usePage();
	const shown = TOOLS.filter(({ name, to }) => (!isBar || BAR_TOOLS.includes(name)) && !besides.includes(to(paths)));
	return (
		<nav aria-label={isBar ? t("site.tools.barLabel") : t("site.tools.label")} className={className}>
			<ul className={`link-row ${isBar ? "gap-x-3 whitespace-nowrap" : "flex-wrap"}`}>
				{shown.map(({ name, to }) => (
					<li key={name}>
						<Link discover="none" to={to(paths)} className="link">
							{t(`site.tools.${name}`)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
