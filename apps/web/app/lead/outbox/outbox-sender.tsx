import { useEffect } from "react";
import { toast } from "react-hot-toast/headless";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { OUTBOX_ENTRY } from "./entry.ts";

/**
 * Sends what waits on this device, whatever page its visitor is on. Hardly anybody has something waiting, so that what sends it is
 * brought only then, or with a form (`isForm`).
 */
export function OutboxSender({ isForm = false }: { isForm?: boolean }) {
	const t = useTranslations();
	useEffect(() => {
		if (!isForm && !hasUnsent()) return;
		void import("./retry.ts").then(
			({ retryWhile }) => retryWhile((id) => toast.success(t("unsent.sent"), { id })),
			// If the script does not load, nothing could be sent either; the next page tries again.
			() => undefined,
		);
	}, [isForm, t]);
	return null;
}

/** Some browsers let no page keep anything. */
function hasUnsent(): boolean {
	try {
		return localStorage.getItem(OUTBOX_ENTRY) !== null;
	} catch {
		return false;
	}
}
