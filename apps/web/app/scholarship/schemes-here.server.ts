import type { ScholarshipStream } from "@uchit/contract/scholarship.ts";
import type { NamedSchemes } from "@uchit/contract/scholarship-list.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { pathsIn } from "#app/paths.ts";
import { joinWithOr } from "#app/platform/format/intl.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { listNamedSchemes } from "./data.server.ts";
import type { SchemesHereProps } from "./schemes-here.tsx";
import type { ScholarshipSearch } from "./search.ts";
import { lakhWords } from "./words.ts";

type About = Pick<ScholarshipSearch, "stream"> &
	Partial<Pick<ScholarshipSearch, "level">> & {
		state: { slug: string; name: string; nameHi?: string | undefined } | undefined;
	};

/**
 * A few schemes that name the page's state or subject, in words, so that the page needs no scholarship messages. Undefined if none does.
 */
export async function loadSchemesHere(
	request: RequestContext,
	{ pathname }: URL,
	{ state, ...about }: About,
): Promise<SchemesHereProps | undefined> {
	const search = { ...about, state: state?.slug };
	const { total, items } = await listNamedSchemes(request, search);
	if (total === 0) return undefined;
	const language = languageOf(pathname);
	const t = await translateFor(language);
	const paths = pathsIn(language);
	const rulesOf = ({ states, streams, incomeInr, groups, genders }: NamedSchemes["items"][number]): string[] => {
		const others = (states?.length ?? 0) - 1;
		const ofState = state !== undefined && states?.includes(state.slug);
		const name = state === undefined ? "" : stateName(state, language);
		return [
			...(ofState
				? [
						others === 0
							? t("scholarship.rule.state", { states: name })
							: t("scholarship.here.states", { state: name, count: others }),
					]
				: []),
			...streamRule(t, streams ?? [], about.stream),
			...(groups !== undefined && groups.length > 0
				? [
						t("scholarship.rule.category", {
							groups: joinWithOr(
								groups.map((group) => t(`scholarship.group.${group}`)),
								language,
							),
						}),
					]
				: []),
			...(genders ?? []).map((gender) => t(`scholarship.gender.${gender}`)),
			...(incomeInr === undefined ? [] : [t("scholarship.rule.income", { income: lakhWords(t, incomeInr) })]),
		];
	};
	return {
		heading: t("scholarship.heading"),
		note: t("scholarship.here.note"),
		rows: items.map((scheme) => ({
			name: scheme.name,
			to: paths.scholarship(scheme.slug),
			rules: [
				...rulesOf(scheme),
				...(scheme.isOpen ? [] : [t("scholarship.finder.expected")]),
				...(scheme.isRead ? [] : [t("scholarship.unchecked")]),
			].join(" · "),
		})),
		finder: { words: t("scholarship.here.finder", { count: total }), to: paths.findScholarships(search) },
	};
}

function streamRule(t: Translate, streams: readonly ScholarshipStream[], own: ScholarshipStream | undefined): string[] {
	const [first = own] = own !== undefined && streams.includes(own) ? [own] : streams;
	if (streams.length === 0 || first === undefined) return [];
	return [t("scholarship.here.stream", { stream: t(`scholarship.stream.${first}`), count: streams.length - 1 })];
}
