import type { Country } from "@uchit/contract/country.ts";
import { useState } from "react";
import { countryInSentence } from "#app/country/values.ts";
import { addFirstYear, parseRate } from "#app/facts/words/money.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Note } from "#app/ui/note.tsx";
import { MONEY_ID, MoneyForm, type MoneyQuery, type TuitionTable } from "./money-form.tsx";
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
	asked: MoneyQuery;
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
	const form = (
		<MoneyForm
			country={country}
			tuition={tuition}
			inAddress={inAddress}
			asked={asked}
			onAsk={(next) => setTyped({ at: address, asked: next })}
		/>
	);
	return (
		<section aria-labelledby={MONEY_ID} className="mt-10 lg:mt-12">
			<h2 id={MONEY_ID} className="scroll-mt-4 text-xl">
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
				<div className="mt-3 max-w-text space-y-4">
					<MoneySum
						country={country}
						money={money}
						inr={inr}
						isOwnRate={ownRate !== undefined}
						hasRegister={tuition !== undefined}
					/>
					{tuition !== undefined && form}
					<MoneyParts country={country} money={money} inr={inr} />
					{tuition === undefined && (
						<Disclosure title={t("country.money.changeRate")} isOpen={inAddress.rate !== ""}>
							{form}
						</Disclosure>
					)}
				</div>
			)}
		</section>
	);
}
