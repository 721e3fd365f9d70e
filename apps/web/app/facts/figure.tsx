import type { ReactNode } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Figure as PlainFigure, SourcedText as PlainSourcedText, Unknown as PlainUnknown } from "#app/ui/figure.tsx";
import { SourceWords } from "./source-words.ts";
import { useIsNamedAbove } from "./sources-above.tsx";

type Receipt = { value: ReactNode; source: string; href: string };

/** A figure with its receipt, said in the language of the page; without, where the page has told of its source above. */
export function Figure({ source, ...figure }: Receipt & { year?: number }) {
	const t = useTranslations();
	const receipt = <SourceWords text={t("source.inBrackets", { source })} />;
	return <PlainFigure {...figure} source={useIsNamedAbove(source) ? undefined : receipt} />;
}

/** A fact in words with its receipt, or without as a figure. */
export function SourcedText({ source, ...text }: Receipt) {
	const t = useTranslations();
	const receipt = <SourceWords text={t("source.inBrackets", { source })} />;
	return useIsNamedAbove(source) ? text.value : <PlainSourcedText {...text} source={receipt} />;
}

/** A value that no source publishes, and why: unless told otherwise, because it is not published. */
export function Unknown({ reason }: { reason?: string }) {
	const t = useTranslations();
	return <PlainUnknown reason={reason ?? t("source.notPublished")} />;
}
