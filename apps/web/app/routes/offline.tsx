import { KeptPages } from "#app/components/site/kept-pages.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** `/offline`: what a device shows of an address that it has not kept. The service worker asks for it while there is a network. */
export default function OfflinePage() {
	const t = useWords();
	return (
		<div className="column py-12 lg:py-24">
			<PageHead title={t("offline.title")} noIndex />
			<h1 className="text-3xl">{t("offline.title")}</h1>
			<p className="mt-4 max-w-text">{t("offline.happened")}</p>
			<p className="mt-2 max-w-text">{t("offline.meanwhile")}</p>
			<KeptPages />
		</div>
	);
}
