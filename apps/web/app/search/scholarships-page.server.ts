import type { Answer } from "@uchit/contract/answer.ts";
import type { Scholarship } from "@uchit/contract/scholarship.ts";
import { closenessOf, isClosed, judgeScholarship } from "@uchit/contract/scholarship-rules.ts";
import { getToday } from "#app/exam/data.server.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { GLOSSARY_TERMS } from "#app/glossary/data.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { getScholarship, listScholarships } from "#app/scholarship/data.server.ts";
import { STATE_PORTALS } from "#app/scholarship/portals.ts";
import { amountWords, closingWords } from "#app/scholarship/words.ts";
import type { CardContext } from "./card/card-parts.ts";

const FIRST = 3;

export async function loadScholarships(
	request: RequestContext,
	language: Language,
	card: Answer["card"],
): Promise<CardContext["scholarships"]> {
	if (card?.kind !== "scholarships") return undefined;
	const {
		kind: _kind,
		minority = false,
		disability = false,
		unkept: _unkept,
		requested,
		unknown,
		schemes = [],
		...filters
	} = card;
	const t = await translateFor(language);
	const national = GLOSSARY_TERMS.find(({ slug }) => slug === "scholarship")?.source;
	const portals = national ? [national] : [];
	const today = getToday(request);
	const toFirst = (scheme: Scholarship) => ({
		slug: scheme.slug,
		name: scheme.name,
		amount: requested === "income" ? incomeWords(t, scheme) : amountWords(t, scheme),
		closing: closingWords({ t, language, nameState: (slug) => slug }, scheme, today),
	});
	if (schemes.length > 0) {
		const named = await Promise.all(schemes.map(({ slug }) => getScholarship(request, slug)));
		const all = named.flatMap((each) => each?.scholarship ?? []);
		// "Post matric scholarship SC": not the one of ST.
		const open = all.filter((scheme) => judgeScholarship(scheme, { ...filters, minority, disability }).kind !== "no");
		const first = (open.length > 0 ? open : all).map(toFirst);
		return { total: first.length, areReserved: false, first, portals: portalsOf([], filters.state) };
	}
	if (unknown !== undefined)
		return { total: 0, areReserved: false, first: [], portals: [...portals, ...portalsOf([], filters.state)] };
	const ticked = (isTicked: boolean) => (isTicked ? ("1" as const) : undefined);
	const search = { ...filters, minority: ticked(minority), disability: ticked(disability) };
	const { total, closed, items } = await listScholarships(request, search);
	const student = { ...filters, minority, disability };
	const isStated = minority || disability || Object.values(filters).some((each) => each !== undefined);
	const meant = isStated
		? items.filter((scheme) => !isClosed(scheme, today) && !isOfCommunity(scheme)).slice(0, FIRST)
		: [];
	const isOfGroup = minority || disability || filters.category === "sc" || filters.category === "st";
	const areReserved = meant.every((scheme) => closenessOf(scheme, student) >= (isOfGroup ? MIN_GROUP_CLOSENESS : 1));
	const first = meant.map(toFirst);
	return { total: total - closed, areReserved, first, portals: [...portals, ...portalsOf(items, filters.state)] };
}

const isOfCommunity = ({ further }: Scholarship) => further.includes("community");

function incomeWords(t: Translate, { incomeInr }: Scholarship): string {
	return incomeInr === undefined
		? t("answerCard.scholarships.noIncome")
		: t("answerCard.scholarships.incomeUpTo", { income: formatRupees(incomeInr) });
}

const MIN_GROUP_CLOSENESS = 4;

function portalsOf(items: readonly Scholarship[], state: string | undefined) {
	const own = items.filter(
		({ providerKind, states }) => providerKind === "state" && state !== undefined && states?.includes(state),
	);
	const sites = new Map(own.flatMap(({ site }) => (site === undefined ? [] : [[new URL(site).host, site] as const])));
	const portal = STATE_PORTALS[state ?? ""];
	if (sites.size === 0 && portal !== undefined) return [{ name: new URL(portal).host, address: portal }];
	return [...sites].slice(0, MAX_PORTALS).map(([host, address]) => ({ name: PORTAL_NAMES[host] ?? host, address }));
}

const MAX_PORTALS = 2;
const PORTAL_NAMES: Readonly<Record<string, string>> = { "mahadbt.maharashtra.gov.in": "MahaDBT, Maharashtra" };
