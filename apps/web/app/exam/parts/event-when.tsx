import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { type EventState, whenWords } from "#app/exam/exam-dates.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Tag } from "#app/ui/chip.tsx";

type EventWhenProps = {
	event: Pick<ExamEvent, "starts" | "ends">;
	source: string;
	href: string;
	month?: "long" | "short";
};

export function EventWhen({ event, source, href, month = "long" }: EventWhenProps) {
	const language = useLanguage();
	return <SourcedText value={whenWords(language, event, month)} source={source} href={href} />;
}

const TONES = {
	official: "good",
	copied: "care",
	expected: "care",
	past: "plain",
	lapsed: "plain",
	cancelled: "care",
} as const satisfies Record<EventState, "good" | "care" | "plain">;

export function EventStatus({ state }: { state: EventState }) {
	const t = useTranslations();
	return <Tag tone={TONES[state]}>{t(`exam.status.${state}`)}</Tag>;
}
