import type { ReactNode } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Figure as PlainFigure, SourcedText as PlainSourcedText, Unknown as PlainUnknown } from "#app/ui/figure.tsx";
import { SourceWords } from "./source-words.ts";
import { useIsNamedAbove } from "./sources-above.tsx";

type Receipt = { value: ReactNode; source: string; href: string };

/** A figure with its receipt, which is left out if the page names its source above. */
export function Figure({ source, ...figure }: Receipt & { year?: number }) {
	const t = useTranslations();
	const receipt = <SourceWords text={t("source.inBrackets", { source })} />;
	return <PlainFigure {...figure} source={useIsNamedAbove(source) ? undefined : receipt} />;
}

/** Text with its receipt, which is left out as for a `Figure`. */
export function SourcedText({ source, ...text }: Receipt) {
	const t = useTranslations();
	const receipt = <SourceWords text={t("source.inBrackets", { source })} />;
	return useIsNamedAbove(source) ? text.value : <PlainSourcedText {...text} source={receipt} />;
}

export function Unknown({ reason }: { reason?: string }) {
	const t = useTranslations();
	return <PlainUnknown reason={reason ?? t("source.notHeld")} />;
}
