import { AFTER_PAGES, type AfterPage } from "@uchit/contract/after.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { SLUG } from "#app/platform/slug.ts";
import { AFTER_TABLE } from "../table.server.ts";
import { LIKES_TABLE } from "./table.server.ts";

/** The streams of class 12; the page of class 12 itself has the courses open to every stream. */
const STREAMS = ["12/pcm", "12/pcb", "12/commerce", "12/arts"] as const satisfies readonly AfterPage[];

export function loadLikes(language: Language, params: URLSearchParams) {
	const state = params.get("state") ?? "";
	const isHindi = language === "hi";
	const pages = AFTER_PAGES.filter((page) => page.startsWith("12"));
	return {
		stream: STREAMS.find((page) => page === `12/${params.get("stream")}`),
		state: SLUG.test(state) ? state : undefined,
		writtenOn: LIKES_TABLE.writtenOn,
		statements: LIKES_TABLE.statements.map(({ text, textHi, ...statement }) => ({
			...statement,
			text: isHindi ? textHi : text,
		})),
		doors: AFTER_TABLE.doors.flatMap(({ slug, name, nameHi }) => {
			const page = pages.find((each) => AFTER_TABLE.pages[each].doors.includes(slug));
			return page === undefined ? [] : [{ slug, name: isHindi ? nameHi : name, page }];
		}),
		streams: STREAMS.map((page) => ({ page, doors: AFTER_TABLE.pages[page].doors })),
	};
}

export type LikesLoaded = ReturnType<typeof loadLikes>;
