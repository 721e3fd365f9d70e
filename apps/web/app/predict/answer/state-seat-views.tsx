import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PredictSearch } from "#app/predict/search.ts";
import type { ShownPage } from "#app/predict/shown.ts";
import { Link } from "#app/shell/page/link.tsx";

type Props = { page: ShownPage; search: PredictSearch };

const BOX =
	"block h-full rounded-md border border-line px-2 py-1 hover:bg-sunk aria-[current]:border-accent aria-[current]:bg-accent-sunk";
const CHIP =
	"inline-flex min-h-9 items-center rounded-md border border-line px-2 aria-[current]:border-accent aria-[current]:bg-accent-sunk";

/** The two views of one rank: the home state's own seats and the all-India ones, which are never ranked together. */
export function StateSeatViews({ page, search }: Props) {
	const { t, paths } = usePage();
	const { asked, facets } = page;
	if (asked.stateDoor === undefined) return null;
	const counts = new Map(facets.authority?.map(({ value, count }) => [value, count]));
	const doors = [
		{ authority: asked.stateDoor.authority, name: t("predict.door.state", { name: asked.homeState?.name ?? "" }) },
		{ authority: asked.authority, name: t("predict.door.allIndia") },
	];
	return (
		<nav aria-label={t("predict.door.title")} className="mt-2 max-w-text empty:hidden print:hidden">
			{page.total > 0 && (
				<ul className="grid grid-cols-2 gap-1">
					{doors.map(({ authority, name }) => {
						const isOnly = search.authority.length === 1 && search.authority[0] === authority;
						return (
							<li key={authority}>
								<Link
									to={paths.predict({ ...search, authority: isOnly ? [] : [authority], page: 1 })}
									preventScrollReset
									aria-current={isOnly ? "true" : undefined}
									className={BOX}
								>
									<strong className="block text-lg tabular-nums leading-tight">
										{formatNumber(counts.get(authority) ?? 0)}
									</strong>
									<span className="block text-quiet text-xs leading-tight">{name}</span>
								</Link>
							</li>
						);
					})}
				</ul>
			)}
			<StateCategories page={page} search={search} />
			{page.cautions.includes("state-women") && (
				<p className="mt-1 text-sm">
					<Link to={paths.predict({ ...search, gender: "woman", page: 1 })} preventScrollReset className="link">
						{t("predict.door.women")}
					</Link>
				</p>
			)}
		</nav>
	);
}

function StateCategories({ page: { asked }, search }: Props) {
	const { t, paths } = usePage();
	const { choices = [], category } = asked.stateDoor ?? {};
	if (choices.length === 0) return null;
	return (
		<div className="mt-2 text-sm">
			<p id="state-codes">{t("predict.door.codes", { name: asked.homeState?.name ?? "" })}</p>
			<ul aria-labelledby="state-codes" className="mt-1 flex flex-wrap gap-1">
				{choices.map((code) => (
					<li key={code}>
						<Link
							to={paths.predict({ ...search, stateCategory: code === category ? "" : code, page: 1 })}
							preventScrollReset
							aria-current={code === category ? "true" : undefined}
							className={CHIP}
						>
							{code}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
