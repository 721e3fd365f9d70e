import { useLocation } from "react-router";
import { addressIn, LANGUAGE_NAMES, LANGUAGES } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";

/** A plain link: another language is another document. */
export function LanguageLinks() {
	const t = useTranslations();
	const current = useLanguage();
	const { pathname, search } = useLocation();
	return (
		<nav aria-label={t("site.languages")}>
			<ul className="flex gap-3">
				{LANGUAGES.filter((language) => language !== current).map((language) => (
					<li key={language}>
						<a
							href={addressIn(language, `${pathname}${search}`)}
							lang={language}
							hrefLang={language}
							title={t(`site.thisPageIn.${language}`)}
							className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
						>
							{LANGUAGE_NAMES[language]}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
