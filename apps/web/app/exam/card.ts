import type { LoaderFunctionArgs } from "react-router";
import { answerCard } from "#app/platform/card.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { loadExam } from "./page.server.ts";

/** `/exams/{slug}/card.png`. Without dates, as shared pictures outlast them. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
	const { request, exam } = await loadExam(args, "overview");
	const language = languageOf(args.url.pathname);
	const t = await translateFor(language);
	const { name, nameHi, shortName, level, streams } = exam;
	const kicker = [level && t(`exam.level.${level}`), ...(streams ?? []).map((stream) => t(`exam.stream.${stream}`))];
	const wholeName = language === "hi" ? (nameHi ?? name) : name;
	return answerCard(request, {
		kicker: kicker.filter((part) => part !== undefined).join(" · "),
		title: shortName,
		line: wholeName === shortName ? undefined : wholeName,
		figures: [],
	});
}
