import { Bookmark } from "lucide-react";
import { toast } from "react-hot-toast/headless";
import { useShortlist } from "#app/components/site/use-shortlist.ts";
import { buttonLook } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** Puts a college on the shortlist of this device, and takes it off; an account has it too once somebody is signed in. */
export function ShortlistButton({ slug, name }: { slug: string; name: string }) {
	const t = useWords();
	const { isSaved, setSaved } = useShortlist(slug);
	const press = () => {
		if (!setSaved(!isSaved)) toast.error(t("shortlist.notKept"));
	};
	return (
		<button
			type="button"
			aria-pressed={isSaved}
			aria-label={t("shortlist.ofCollege", { name })}
			onClick={press}
			className={`${buttonLook("quiet")} aria-pressed:border-accent aria-pressed:bg-accent-sunk`}
		>
			<Bookmark size={20} aria-hidden="true" className={isSaved ? "fill-current" : ""} />
			{t("shortlist.button")}
		</button>
	);
}
