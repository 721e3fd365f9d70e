import type { Country } from "@uchit/contract/country.schema.ts";
import type { CostKind } from "@uchit/contract/country.ts";
import { useState } from "react";
import { countryInSentence } from "#app/country/values.ts";
import { addFirstYear, type FirstYearMoney, localMoney, parseRate, rupees, toRupees } from "#app/facts/words/money.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Note } from "#app/ui/note.tsx";
import { layOutSpans, type SpanInput, type SpansShape } from "#app/ui/plot/lay-out-spans.ts";
import { SpanPlot } from "#app/ui/plot/span-plot.tsx";
import { MONEY_ID, type MoneyAsked, MoneyForm, type TuitionTable } from "./money-form.tsx";
import { MoneyParts } from "./money-parts.tsx";
import { MoneySum } from "./money-sum.tsx";

/** What the first year costs as far as there is a receipt. The form is the address; where scripts run, its answer follows at once. */
export function FirstYear({
	country,
	tuition,
	asked: inAddress,
}: {
	country: Country;
	tuition: TuitionTable | undefined;
	/** What the address asks for. */
	asked: MoneyAsked;
}) {
	const t = useTranslations();
	const language = useLanguage();
	// What is typed holds as long as the page stays at the address that it was typed at.
	const address = JSON.stringify(inAddress);
	const [typed, setTyped] = useState({ at: address, asked: inAddress });
	const asked = typed.at === address ? typed.asked : inAddress;
	const range = tuition?.ranges.find(({ field, level }) => field === asked.field && level === asked.level);
	const money = addFirstYear(country, tuition && range && { range, sourceId: tuition.sourceId, year: tuition.year });
	const ownRate = parseRate(asked.rate);
	const inr = ownRate ?? country.rate?.inr;
	const hasNothing = money.parts.length === 0 && money.beside.length === 0 && tuition === undefined;
	return (
		<section aria-labelledby={MONEY_ID} className="mt-12 lg:mt-16">
			<h2 id={MONEY_ID} className="text-xl">
				{t("country.money.heading")}
			</h2>
			{hasNothing ? (
				<Note title={t("country.money.none", { name: countryInSentence(country, language) })} level={3}>
					<p>
						{t("country.money.missing", {
							parts: money.missing.map((kind) => t(`country.money.kind.${kind}`)).join(", "),
						})}
					</p>
				</Note>
			) : (
				<>
					<p className="mt-2 max-w-text text-quiet">{t("country.money.note")}</p>
					<div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
						<div className="min-w-0 space-y-6">
							<MoneyForm
								country={country}
								tuition={tuition}
								inAddress={inAddress}
								asked={asked}
								onAsk={(next) => setTyped({ at: address, asked: next })}
							/>
							<MoneySum
								country={country}
								money={money}
								inr={inr}
								isOwnRate={ownRate !== undefined}
								hasRegister={tuition !== undefined}
							/>
						</div>
						<MoneyPlot money={money} code={country.currency_code} inr={inr} />
					</div>
					<MoneyParts country={country} money={money} inr={inr} />
				</>
			)}
		</section>
	);
}

/** In rupees where there is a rate: that is what has to be found. */
function MoneyPlot({ money, code, inr }: { money: FirstYearMoney; code: string | undefined; inr: number | undefined }) {
	const t = useTranslations();
	const shape = layOutFirstYear(money, {
		kind: (kind) => t(`country.money.kind.${kind}`),
		amount: (amount) => (inr === undefined ? localMoney(amount, code) : rupees(toRupees(amount, inr))),
		total: t("country.money.atLeastTotal"),
		unknown: t("country.money.notHeld"),
	});
	if (shape === undefined) return null;
	return (
		<SpanPlot
			shape={shape}
			texts={{ title: t("country.money.plot"), axis: inr === undefined ? (code ?? "") : t("country.money.inRupees") }}
		/>
	);
}

type MoneyWords = {
	kind: (kind: CostKind) => string;
	/** An amount of the country's money as the plot says it. */
	amount: (amount: number) => string;
	total: string;
	unknown: string;
};

/** As wide as each part is drawn that nobody knows: it only says that there is more to come. */
const OPEN_SHARE = 0.06;

/** The parts after each other, each bar from where the last one ended; open ends for what nobody knows. Undefined without a total. */
function layOutFirstYear({ parts, missing, total }: FirstYearMoney, words: MoneyWords): SpansShape | undefined {
	if (total === undefined) return undefined;
	const open = total * OPEN_SHARE;
	const scale = [0, total + open * missing.length] as const;
	let from = 0;
	const next = (name: string, amount: number, isOpen: boolean): SpanInput => {
		const span = [from, from + amount] as const;
		from += amount;
		const label = isOpen ? words.unknown : words.amount(amount);
		return { name, label, scale, span, isOpen, values: [label] };
	};
	return layOutSpans([
		...parts.map(({ kind, amount }) => next(words.kind(kind), amount, false)),
		...missing.map((kind) => next(words.kind(kind), open, true)),
		{ name: words.total, label: words.amount(total), scale, span: [0, total], values: [words.amount(total)] },
	]);
}
