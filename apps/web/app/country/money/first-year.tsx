import type { CostKind, Country } from "@uchit/contract/country.ts";
import { useState } from "react";
import { countryInSentence, countrySource } from "#app/country/values.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import {
	addFirstYear,
	approximateRangeOf,
	type FirstYearMoney,
	formatLocalMoney,
	formatRupees,
	parseRate,
	toRupees,
} from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { formatMonth } from "#app/platform/format/format-date.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Note } from "#app/ui/note.tsx";
import { MONEY_ID, MoneyForm, type MoneyQuery, type TuitionTable } from "./money-form.tsx";
import { MoneyParts } from "./money-parts.tsx";

/** The known cost of the first year. Works as a plain form; with scripts the result updates at once. */
export function FirstYear({
	country,
	tuition,
	query: inAddress,
}: {
	country: Country;
	tuition: TuitionTable | undefined;
	query: MoneyQuery;
}) {
	const { t, language } = usePage();
	// Typed choices apply until the address changes.
	const address = JSON.stringify(inAddress);
	const [typed, setTyped] = useState({ at: address, query: inAddress });
	const search = typed.at === address ? typed.query : inAddress;
	const range = tuition?.ranges.find(({ field, level }) => field === search.field && level === search.level);
	const money = addFirstYear(country, tuition && range && { range, sourceId: tuition.sourceId, year: tuition.year });
	const ownRate = parseRate(search.rate);
	const inr = ownRate ?? country.rate?.inr;
	const hasNothing = money.parts.length === 0 && money.beside.length === 0 && tuition === undefined;
	const form = (
		<MoneyForm
			country={country}
			tuition={tuition}
			inAddress={inAddress}
			query={search}
			onAsk={(next) => setTyped({ at: address, query: next })}
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

/** Says "at least" while a part is missing, and which. Without tuition or living costs it says why there is no sum. */
function MoneySum({
	country,
	money: { total, parts, missing, lacking },
	inr,
	isOwnRate,
	hasRegister,
}: {
	country: Country;
	money: FirstYearMoney;
	/** Rupees per unit of the currency; undefined if no rate is known or typed. */
	inr: number | undefined;
	isOwnRate: boolean;
	hasRegister: boolean;
}) {
	const { t } = usePage();
	const namesOf = (kinds: readonly CostKind[]) => kinds.map((kind) => t(`country.money.kind.${kind}`)).join(", ");
	if (total === undefined)
		return (
			<div role="status" className="max-w-text space-y-2">
				<p>{t("country.money.noSum", { parts: namesOf(lacking) })}</p>
				{hasRegister && lacking.includes("tuition") && <p>{t("country.money.chooseBoth")}</p>}
			</div>
		);
	const local = formatLocalMoney(total, country.currency_code);
	const sum = inr === undefined ? local : formatRupees(toRupees(total, inr));
	const band = inr === undefined ? undefined : approximateRangeOf(toRupees(total, inr));
	return (
		<div role="status">
			<p className="text-quiet">{missing.length > 0 ? t("country.money.atLeast") : t("country.money.about")}</p>
			<p className="font-semibold text-3xl tabular-nums md:text-4xl">{sum}</p>
			{inr !== undefined && (
				<p className="mt-1 tabular-nums">
					{local} <RateWords country={country} inr={inr} isOwnRate={isOwnRate} />
				</p>
			)}
			{band !== undefined && (
				<p className="mt-1 text-quiet tabular-nums">
					{t("country.money.band", { low: formatRupees(band.low), high: formatRupees(band.high) })}
				</p>
			)}
			<p className="mt-1 max-w-text text-sm">
				{t("country.money.counts", { parts: namesOf([...new Set(parts.map(({ kind }) => kind))]) })}
			</p>
			{missing.length > 0 && (
				<p className="mt-1 max-w-text text-quiet text-sm">{t("country.money.without", { parts: namesOf(missing) })}</p>
			)}
		</div>
	);
}

function RateWords({ country, inr, isOwnRate }: { country: Country; inr: number; isOwnRate: boolean }) {
	const { t, language } = usePage();
	const { rate, currency_code: code = "", sources } = country;
	const figure = formatNumber(inr);
	if (isOwnRate || rate === undefined) return t("country.money.atYourRate", { inr: figure, code });
	const { id } = countrySource(country, "rate");
	return (
		<SourcedText
			value={t("country.money.atRate", { inr: figure, code, date: formatMonth(language, rate.on) })}
			source={createSourceNamer(sources)(id)}
			href={sourceHref(id)}
		/>
	);
}
