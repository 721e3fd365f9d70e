import { quotaWords } from "#app/facts/words/cutoff-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PredictSearch } from "#app/predict/search.ts";
import type { ShownCaution, ShownPage } from "#app/predict/shown.ts";
import { Link } from "#app/shell/page/link.tsx";

/** Cautions beside the rows, folded into one line, because three of them would fill a phone's screen. */
export function Cautions({ title, cautions }: { title: string; cautions: readonly ShownCaution[] }) {
	if (cautions.length === 0) return null;
	return (
		<details className="open-on-paper mt-2 max-w-text border-accent border-l-2 pl-3 text-sm">
			<summary className="link min-h-9 py-2">{title}</summary>
			{cautions.map(({ words, site }) => (
				<p key={words} className="mt-1">
					{words}{" "}
					{site !== undefined && (
						<a href={site.address} className="link">
							{site.name}
						</a>
					)}
				</p>
			))}
		</details>
	);
}

export function PaidFirst({ page: { items, facets }, search }: { page: ShownPage; search: PredictSearch }) {
	const { t, paths } = usePage();
	const [first] = items;
	if (first?.exam !== "neet" || first.pool !== "management" || search.kind.length > 0) return null;
	const government = facets.kind?.find(({ value }) => value === GOVERNMENT);
	return (
		<p className="mt-1 max-w-text text-sm">
			{t("predict.paidFirst.why")}{" "}
			<Link to={paths.predict({ ...search, kind: [GOVERNMENT], page: 1 })} preventScrollReset className="link">
				{government === undefined
					? t("predict.paidFirst.none")
					: t("predict.paidFirst.government", { count: government.count })}
			</Link>
		</p>
	);
}

const GOVERNMENT = "government";

const MAX_LINKS = 30;

export function LeftOut({ page: { leftOut }, search }: { page: ShownPage; search: PredictSearch }) {
	const { t, paths } = usePage();
	if (leftOut.length === 0) return null;
	return (
		<section aria-labelledby="left-out" className="max-w-text">
			<h3 id="left-out" className="font-semibold text-base">
				{t("predict.leftOut.title")}
			</h3>
			<ul className="mt-1 list-disc space-y-1 pl-5 text-quiet text-sm">
				{leftOut.map(({ reason, seats, quotas }) => (
					<li key={reason}>
						{reason === "pool-not-asked" ? (
							<details>
								<summary>{t(`predict.leftOut.${reason}`, { seats })}</summary>
								<ul className="flex flex-wrap gap-x-4">
									{quotas.slice(0, MAX_LINKS).map((quota) => (
										<li key={quota}>
											<Link
												to={paths.predict({ ...search, quota: [quota], page: 1 })}
												className="link inline-flex min-h-9 items-center"
											>
												{quotaWords(t, quota)}
											</Link>
										</li>
									))}
								</ul>
							</details>
						) : (
							t(`predict.leftOut.${reason}`, { seats })
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
