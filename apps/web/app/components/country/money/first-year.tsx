import type { Country } from "@uchit/contract/country.ts";
import { useState } from "react";
import { Note } from "#app/components/ui/note.tsx";
import { SpanPlot } from "#app/components/ui/plot/span-plot.tsx";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { countryInSentence } from "#app/lib/country-values.ts";
import {
	addFirstYear,
	type FirstYearMoney,
	localMoney,
	parseRate,
	type RegisteredTuition,
	rupees,
	toRupees,
} from "#app/lib/first-year-money.ts";
import { layOutFirstYear } from "#app/lib/first-year-plot.ts";
import { type MoneyAsked, MoneyForm } from "./money-form.tsx";
import { MoneyParts } from "./money-parts.tsx";
import { MoneySum } from "./money-sum.tsx";

export const MONEY_ID = "money";

/** The yearly tuition of every field and level of a register. */
export type TuitionTable = { ranges: readonly RegisteredTuition["range"][]; sourceId: string; year: string };

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
	const t = useWords();
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
	const t = useWords();
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
