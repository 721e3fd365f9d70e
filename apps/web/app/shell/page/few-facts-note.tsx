import { useTranslations } from "#app/platform/i18n/translate.ts";

export function FewFactsNote() {
	const t = useTranslations();
	return (
		<p role="status" className="mt-4 max-w-text border-care-text border-l-4 bg-care-sunk px-3 py-2 print:hidden">
			{t("site.shortOfFacts")}
		</p>
	);
}
