import type { LoaderFunctionArgs } from "react-router";
import { nameSource } from "#app/facts/sources.ts";
import { pathsIn } from "#app/paths.ts";
import { type Language, languageOf } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { answerText } from "#app/platform/text-page/text-view.server.ts";
import { eventTitle } from "./calendar/calendar-words.ts";
import { eventStateOn, sortEvents, whenWords } from "./exam-dates.ts";
import { languageWords } from "./exam-words.ts";
import { loadExamPage } from "./page.server.ts";
import type { ExamPage } from "./page-of-exam.ts";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
	const page = await loadExamPage(args, "overview");
	const language = languageOf(args.url.pathname);
	const t = await translateFor(language);
	const { exam } = page;
	return answerText(args.context.get(requestContext), args.url, {
		path: pathsIn(language).exam(exam.slug),
		name: exam.shortName,
		line: language === "hi" ? (exam.nameHi ?? exam.name) : exam.name,
		tables: [
			{ heading: t("facts.facts"), rows: factRows(t, language, page) },
			{ heading: t("exam.tab.dates"), rows: dateRows(t, language, page) },
		],
		sources: exam.sources.map((source) => `${source.publisher}: ${nameSource(source)}`),
	});
}

function factRows(t: Translate, language: Language, { exam }: ExamPage) {
	const { body, officialSite, level, mode, languages, streams } = exam;
	const rows = [
		{ label: t("exam.field.body"), value: body },
		{ label: t("exam.field.officialSite"), value: officialSite },
		{ label: t("exam.field.level"), value: level && t(`exam.level.${level}`) },
		{ label: t("exam.field.streams"), value: streams?.map((stream) => t(`exam.stream.${stream}`)).join(", ") },
		{ label: t("exam.field.mode"), value: mode && t(`exam.mode.${mode}`) },
		{ label: t("exam.field.languages"), value: languages && languageWords(languages, language) },
	];
	return rows.map(({ label, value }) => ({ label, value: value ?? t("source.notHeld") }));
}

function dateRows(t: Translate, language: Language, { exam, today }: ExamPage) {
	return sortEvents(exam.events ?? []).map((event) => ({
		label: `${eventTitle(t, language, event)}, ${event.cycle}`,
		value: whenWords(language, event),
		note: t(`exam.status.${eventStateOn(event, today)}`),
	}));
}
