import { PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import type { AskCard } from "@uchit/contract/answer.ts";
import { findCourse } from "@uchit/contract/course.ts";
import { COURSE_NAMES } from "@uchit/contract/course-names.ts";
import type { CardContext, CardWords, PhraseContext } from "./card-parts.ts";

/** A degree in the words of the pages of options: its full name, years, what it needs and what follows. */
export function sayCourse(
	{ slug }: Extract<AskCard, { kind: "course" }>,
	{ t, paths }: PhraseContext,
	after: CardContext["after"],
): CardWords {
	const { fullName, ...others } = COURSE_NAMES[slug];
	const doors = after?.doors ?? [];
	const course = findCourse(slug);
	const section = slug === "gnm" ? "nursing" : "which-health-course";
	return {
		figure: { value: fullName },
		sentence: t("answerCard.card.course", {
			name: course?.name ?? slug.toUpperCase(),
			years: doors.length === 0 && "years" in others ? others.years : "none",
		}),
		...(doors.length > 0 && { facts: doors }),
		notes: [t("answerCard.card.unchecked")],
		next:
			course === undefined
				? { label: t("answerCard.next.after"), to: paths.after(PAGE_OF_SECTION[section], section) }
				: { label: t("answerCard.next.course", { name: course.name }), to: paths.course(slug) },
	};
}
