import { bandWords, ENGLISH_TESTS, SCORE_ROWS, type ScoreRow } from "#app/facts/words/english-scores.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { DataTable } from "#app/ui/table.tsx";

/** The addresses of the tables. The quoted line is the first of each that bears figures. */
const TABLES = [
	{ key: "toefl", address: "https://www.ets.org/toefl/institutions/scores/compare/", line: "79–93* 6.5" },
	{ key: "pte", address: "http://ielts.org/for-organisations/comparing-ielts-to-other-tests", line: "6.5 58.5" },
] as const;

/** Every line of the tables, with the one that a score reaches, and where they come from. */
export function ScoreTable({ reached }: { reached: ScoreRow | undefined }) {
	const t = useTranslations();
	const mark = (row: ScoreRow, text: string) => (row === reached ? <strong>{text}</strong> : text);
	return (
		<div className="mt-6 max-w-text">
			<DataTable
				caption={t("scores.table")}
				isNarrow
				columns={[
					{
						key: "ielts",
						head: ENGLISH_TESTS.ielts.name,
						cell: (row) => (
							<>
								{mark(row, bandWords(row))}
								{row === reached && <span className="sr-only"> {t("scores.yours")}</span>}
							</>
						),
					},
					{
						key: "toefl",
						head: ENGLISH_TESTS.toefl.name,
						isFigure: true,
						cell: (row) => mark(row, row.toefl.join("–")),
					},
					{
						key: "pte",
						head: ENGLISH_TESTS.pte.name,
						isFigure: true,
						cell: (row) => mark(row, row.pte?.toFixed(1) ?? t("scores.notPrinted")),
					},
				]}
				rows={SCORE_ROWS}
				keyOf={({ ielts }) => String(ielts)}
			/>
			<div className="mt-4 space-y-2 text-quiet text-sm">
				<p>{t("scores.note")}</p>
				<p>{t("scores.newToefl")}</p>
				<p>{t("scores.pearson")}</p>
			</div>
			<h2 className="mt-8 text-xl">{t("scores.sources")}</h2>
			<ul className="mt-2 space-y-3">
				{TABLES.map(({ key, address, line }) => (
					<li key={key}>
						<p className="font-semibold">{t(`scores.from.${key}`)}</p>
						<p>
							<a href={address} rel="noreferrer" className="link-line-low">
								{t(`scores.document.${key}`)}
							</a>
						</p>
						<p className="text-quiet text-sm">{t("scores.line", { line })}</p>
					</li>
				))}
			</ul>
		</div>
	);
}
