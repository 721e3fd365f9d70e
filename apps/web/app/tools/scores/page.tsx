import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import {
	bandWords,
	ENGLISH_TESTS,
	type EnglishTest,
	findScoreRow,
	parseScore,
	SCORE_ROWS,
	type ScoreRow,
} from "#app/facts/words/english-scores.ts";
import { cleanText } from "#app/platform/address-codec.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { DataTable } from "#app/ui/table.tsx";

export const handle = { parameters: ["test", "score"], namespaces: ["tools-scores"] } satisfies PageHandle;

const TESTS = Object.keys(ENGLISH_TESTS).filter((name): name is EnglishTest => name in ENGLISH_TESTS);

/** `/tools/english-scores?test=ielts&score=6.5`: one English test's score on the others' scales, as their publishers compare them. */
export function loader({ url }: LoaderFunctionArgs) {
	const test = TESTS.find((name) => name === url.searchParams.get("test")) ?? "ielts";
	const typed = cleanText(url.searchParams.get("score") ?? "");
	return { test, typed, score: parseScore(test, typed) };
}

export default function EnglishScores() {
	const { test, typed, score } = useLoaderData<typeof loader>();
	const { t, paths } = usePage();
	const row = score === undefined ? undefined : findScoreRow(test, score);
	const { name, from, to } = ENGLISH_TESTS[test];
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t("scores.title")}
				description={t("scores.description")}
				canonical={paths.englishScores()}
				noIndex={typed !== ""}
			/>
			<Breadcrumbs
				steps={[
					{ name: t("scores.tools"), address: paths.tools },
					{ name: t("scores.short"), address: paths.englishScores() },
				]}
			/>
			<h1 className="text-2xl sm:text-3xl">{t("scores.title")}</h1>
			<AddressForm
				action={paths.englishScores()}
				className="mt-5 grid max-w-text grid-cols-2 items-end gap-4 rounded-lg bg-sunk p-4 sm:grid-cols-[1fr_1fr_auto]"
			>
				<SelectField
					label={t("scores.test")}
					name="test"
					defaultValue={test}
					options={TESTS.map((value) => ({ value, label: ENGLISH_TESTS[value].name }))}
				/>
				<TextField
					label={t("scores.score")}
					error={typed !== "" && score === undefined ? t("scores.wrong", { name, from, to }) : undefined}
					name="score"
					inputMode="decimal"
					autoComplete="off"
					maxLength={5}
					defaultValue={typed}
					key={typed}
				/>
				<Button type="submit" className="max-sm:col-span-2">
					{t("scores.convert")}
				</Button>
			</AddressForm>
			{score !== undefined && (
				<p role="status" className="mt-5 max-w-text text-xl">
					{row === undefined
						? t("scores.below", { score: `${name} ${score}` })
						: t(`scores.answer.${test}`, {
								score,
								ielts: bandWords(row),
								toefl: row.toefl.join("–"),
								pte: row.pte?.toFixed(1) ?? t("scores.notPrinted"),
							})}
				</p>
			)}
			<ScoreTable reached={row} />
		</div>
	);
}

/** The publishers' tables; the quoted line is the first of each with figures. */
const TABLES = [
	{ key: "toefl", address: "https://www.ets.org/toefl/institutions/scores/compare/", line: "79–93* 6.5" },
	{ key: "pte", address: "http://ielts.org/for-organisations/comparing-ielts-to-other-tests", line: "6.5 58.5" },
] as const;

function ScoreTable({ reached }: { reached: ScoreRow | undefined }) {
	const { t } = usePage();
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
