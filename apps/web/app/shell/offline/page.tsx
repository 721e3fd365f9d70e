import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { SavedPages } from "./saved-page-list.tsx";

export const handle = { namespaces: ["shell-offline"], common: true } satisfies PageHandle;

/**
 * `/offline`: shown for addresses that the device has not stored. The service worker loads it while there is a network.
 */
export default function OfflinePage() {
	const t = useTranslations();
	return (
		<div className="column py-12 lg:py-24">
			<PageHead title={t("offline.title")} noIndex />
			<h1 className="text-3xl">{t("offline.title")}</h1>
			<p className="mt-4 max-w-text">{t("offline.happened")}</p>
			<p className="mt-2 max-w-text">{t("offline.meanwhile")}</p>
			<SavedPages />
		</div>
	);
}
