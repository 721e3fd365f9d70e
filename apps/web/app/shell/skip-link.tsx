import { useTranslations } from "#app/platform/i18n/translate.ts";

export const CONTENT_ID = "content";

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
	const t = useTranslations();
	return (
		<a
			href={`#${CONTENT_ID}`}
			className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-10 focus:rounded-md focus:bg-accent focus:px-4 focus:py-3 focus:font-semibold focus:text-on-accent"
		>
			{t("site.skip")}
		</a>
	);
}
