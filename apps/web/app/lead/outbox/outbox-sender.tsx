import { useEffect } from "react";
import { toast } from "react-hot-toast/headless";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { OUTBOX_ENTRY } from "./entry.ts";

/** Sends waiting requests from any page. Its code loads only if something waits, or beside a form (`isForm`). */
export function OutboxSender({ isForm = false }: { isForm?: boolean }) {
	const t = useTranslations();
	useEffect(() => {
		if (!isForm && !hasUnsent()) return;
		void import("./retry.ts").then(
			({ retryWhile }) => retryWhile((id) => toast.success(t("unsent.sent"), { id })),
			// If the script fails to load, nothing could be sent either; the next page retries.
			() => undefined,
		);
	}, [isForm, t]);
	return null;
}

/** Storage may throw in some browsers. */
function hasUnsent(): boolean {
	try {
		return localStorage.getItem(OUTBOX_ENTRY) !== null;
	} catch {
		return false;
	}
}
