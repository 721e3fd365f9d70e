import { Share2 } from "lucide-react";
import { toast } from "react-hot-toast/headless";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { buttonLook } from "#app/ui/button.tsx";

export function ShareButton({ title, address }: { title: string; address?: string }) {
	const t = useTranslations();
	const share = async () => {
		const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
		const url = address === undefined ? canonical : new URL(address, location.href).href;
		try {
			if (typeof navigator.share === "function") return await navigator.share({ title, url });
			await navigator.clipboard.writeText(url);
			toast.success(t("share.copied"));
		} catch (error) {
			// The visitor closed the share sheet.
			if (!(error instanceof DOMException && error.name === "AbortError")) toast.error(t("share.notCopied"));
		}
	};
	return (
		<button type="button" onClick={() => void share()} className={`${buttonLook("quiet")} scripted`}>
			<Share2 size={20} aria-hidden="true" />
			{t("share.button")}
		</button>
	);
}
