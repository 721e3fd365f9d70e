import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import {
	bandWords,
	ENGLISH_TESTS,
	type EnglishTest,
	findScoreRow,
	parseScore,
} from "#app/facts/words/english-scores.ts";
import { usePaths } from "#app/paths.ts";
import { cleanText } from "#app/platform/address-codec.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { ScoreTable } from "./score-table.tsx";

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
	const t = useTranslations();
	const paths = usePaths();
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
