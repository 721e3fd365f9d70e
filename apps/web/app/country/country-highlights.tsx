import type { Country, CountryAnswer } from "@uchit/contract/country.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { addFirstYear, formatLocalMoney, formatRupees, toRupees } from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { formatMonth } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { AnswerRow } from "#app/ui/answer-row.tsx";
import { MONEY_ID } from "./money/money-form.tsx";
import { countrySource, studentVisa } from "./values.ts";
import { VisaPartValue } from "./visa-part-value.tsx";

const ANSWERS = ["workAfter", "workDuring", "intakes"] as const;

/** One line each for money, test, visa, work and intake. Unknown ones are named once, further down. */
export function CountryHighlights({ country }: { country: Country }) {
	const { t } = usePage();
	const { guide, costs, test_required: tests = [] } = country;
	const known = {
		money: costs.some(({ kind }) => kind === "living"),
		tests: tests.length > 0,
		visa: studentVisa(country) !== undefined,
	};
	if (guide === undefined && Object.values(known).every((isKnown) => !isKnown)) return null;
	return (
		<dl className="mt-5 max-w-224 divide-y divide-line border-line border-y">
			{known.money && (
				<AnswerRow name={t("country.answer.money")}>
					<MoneyLine country={country} />
				</AnswerRow>
			)}
			{known.tests && (
				<AnswerRow name={t("country.answer.tests")}>
					<TestsLine country={country} />
				</AnswerRow>
			)}
			{known.visa && (
				<AnswerRow name={t("country.answer.visa")}>
					<VisaLine country={country} />
				</AnswerRow>
			)}
			{guide !== undefined &&
				ANSWERS.map((part) => (
					<AnswerRow key={part} name={t(`country.answer.${part}`)}>
						<Answer country={country} part={part} answer={guide[part]} />
					</AnswerRow>
				))}
		</dl>
	);
}

function Answer({
	country,
	part,
	answer: { short, shortHi, text, textHi },
}: {
	country: Country;
	part: (typeof ANSWERS)[number];
	answer: CountryAnswer;
}) {
	const { id } = countrySource(country, `guide.${part}`);
	return (
		<details className="group/answer">
			<summary className="flex min-h-6 items-baseline justify-between gap-2 font-semibold">
				<OwnText text={short} hi={shortHi} />
				<span aria-hidden="true" className="font-normal text-accent-text group-open/answer:rotate-45">
					+
				</span>
			</summary>
			<p className="max-w-text pb-1">
				<SourcedText
					value={<OwnText text={text} hi={textHi} />}
					source={createSourceNamer(country.sources)(id)}
					href={sourceHref(id)}
				/>
			</p>
		</details>
	);
}

/** The sum if there is one, else the cost of living and that tuition varies. */
function MoneyLine({ country }: { country: Country }) {
	const { t, language } = usePage();
	const { rate, currency_code: code = "" } = country;
	const { total, parts } = addFirstYear(country);
	const amount = total ?? parts.find(({ kind }) => kind === "living")?.amount;
	if (amount === undefined) return null;
	const tuition = parts.find(({ kind, amount }) => kind === "tuition" && amount > 0);
	const amountText = rate === undefined ? formatLocalMoney(amount, code) : formatRupees(toRupees(amount, rate.inr));
	return (
		<>
			<a href={`#${MONEY_ID}`} className="link font-semibold text-xl tabular-nums">
				{total === undefined
					? t("country.answer.living", { amount: amountText })
					: t("country.answer.atLeast", { amount: amountText })}
			</a>
			<span className="block text-quiet text-sm">
				{total === undefined
					? t(country.held.courses === undefined ? "country.answer.noTuition" : "country.answer.tuitionByField")
					: tuition === undefined
						? t("country.answer.freeTuition")
						: t("country.answer.withTuition", {
								tuition: formatLocalMoney(tuition.amount, code),
								year: formatMonth(language, tuition.year),
							})}
				{rate !== undefined &&
					` · ${t("country.money.atRate", { inr: rate.inr, code, date: formatMonth(language, rate.on) })}`}
			</span>
		</>
	);
}

function TestsLine({ country }: { country: Country }) {
	const { test_required: tests = [] } = country;
	const { id } = countrySource(country, "test_required");
	return (
		<span className="font-semibold">
			<SourcedText
				value={tests.map(({ name, score }, place) => (
					<span key={name}>
						{place > 0 && " · "}
						<span className="whitespace-nowrap">{`${name} ${score}`}</span>
					</span>
				))}
				source={createSourceNamer(country.sources)(id)}
				href={sourceHref(id)}
			/>
		</span>
	);
}

function VisaLine({ country }: { country: Country }) {
	const found = studentVisa(country);
	if (found === undefined) return null;
	const parts = (["name", "fees", "processing_time"] as const).filter((part) => found.valueOf(part) !== undefined);
	return (
		<span className="font-semibold">
			{parts.map((part, place) => (
				<span key={part}>
					{place > 0 && " · "}
					<span className={part === "processing_time" ? "whitespace-nowrap" : undefined}>
						<VisaPartValue country={country} part={part} value={found.valueOf(part)} />
					</span>
				</span>
			))}
		</span>
	);
}
