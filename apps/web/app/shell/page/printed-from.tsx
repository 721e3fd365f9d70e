import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { formatDate } from "#app/platform/format/format-date.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { useOrigin, useSiteName } from "./page-head.tsx";

/** At the end of what is printed: where it is from, and of when. The page is kept for everyone, so only the browser knows the day, and the address as somebody has it. */
export function PrintedFrom() {
	const t = useTranslations();
	const language = useLanguage();
	const siteName = useSiteName();
	const { pathname, search } = useLocation();
	const page = useOrigin() + pathname;
	const [day, setDay] = useState<string>();
	useEffect(() => {
		const look = () => setDay(formatDate(language, new Date().toISOString()));
		look();
		addEventListener("beforeprint", look);
		return () => removeEventListener("beforeprint", look);
	}, [language]);
	return (
		<p className="hidden break-inside-avoid break-words border-line border-t pt-2 text-quiet text-sm print:mt-6 print:block">
			{day !== undefined && t("print.fromOn", { siteName, address: page + search, date: day })}
		</p>
	);
}
