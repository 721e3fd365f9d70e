import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "./link.tsx";
import { useOrigin, useSiteName } from "./page-head.tsx";
import { breadcrumbData, StructuredData } from "./structured-data.tsx";

type Step = { name: string; address: string };

/** The cut text is complete in the heading, or on the step's page. */
const ONE_LINE = "line-clamp-1 [overflow-wrap:anywhere]";

/** The last step is the page itself. `isShort`: a phone shows only the first step, as the way back. */
export function Breadcrumbs({ steps, isShort = false }: { steps: readonly Step[]; isShort?: boolean }) {
	const { t, paths } = usePage();
	const origin = useOrigin();
	const siteName = useSiteName();
	const above = [{ name: t("crumbs.home"), address: paths.home }, ...steps.slice(0, -1)];
	return (
		<nav
			aria-label={t("crumbs.label")}
			className={`-mt-3 text-quiet text-sm lg:-mt-6 print:hidden ${isShort ? "mb-0 md:mb-3" : "mb-3"}`}
		>
			<StructuredData data={breadcrumbData(origin, [{ name: siteName, address: paths.home }, ...steps])} />
			<ol className="flex flex-wrap gap-x-2">
				{above.map(({ name, address }, index) => (
					<li
						key={address}
						className={`flex min-w-0 max-w-full items-center gap-x-2 after:content-['/'] ${shortLook(isShort, index)}`}
					>
						<Link to={address} className="block py-2 underline-offset-4 hover:underline">
							<span className={ONE_LINE}>{name}</span>
						</Link>
					</li>
				))}
				<li className={`min-w-0 max-w-full ${isShort ? "max-md:hidden" : ""}`}>
					<span aria-current="page" className="block py-2">
						<span className={ONE_LINE}>{steps.at(-1)?.name}</span>
					</span>
				</li>
			</ol>
		</nav>
	);
}

function shortLook(isShort: boolean, index: number): string {
	if (!isShort) return "";
	return index === 1 ? "max-md:before:content-['‹'] max-md:after:content-none" : "max-md:hidden";
}
