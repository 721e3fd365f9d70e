import { Bookmark } from "lucide-react";
import { toast } from "react-hot-toast/headless";
import { useStore } from "#app/platform/device-store.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { isShortlisted, setShortlisted } from "#app/shell/shortlist/device-shortlist.ts";
import { shortlistStore } from "#app/shell/shortlist/shortlist-store.ts";
import { useRememberFacts } from "#app/shell/shortlist/use-remember-facts.ts";
import { buttonLook, iconButtonLook } from "#app/ui/button.tsx";

type ShortlistButtonProps = {
	slug: string;
	name: string;
	isMark?: boolean;
};

export function ShortlistButton({ slug, name, isMark = false }: ShortlistButtonProps) {
	const t = useTranslations();
	const { isSaved, setSaved } = useShortlist(slug);
	const press = () => {
		if (!setSaved(!isSaved)) toast.error(t("pick.notKept"));
	};
	const label = t("pick.shortlistOf", { name });
	const look = isMark ? iconButtonLook : buttonLook("quiet");
	return (
		<button
			type="button"
			aria-pressed={isSaved}
			{...(isMark ? { title: label } : { "aria-label": label })}
			onClick={press}
			className={`${look} scripted`}
		>
			<Bookmark size={20} aria-hidden="true" className={isSaved ? "fill-current" : undefined} />
			{!isMark && t("pick.shortlist")}
		</button>
	);
}

/** The college's state on the device's shortlist. `setSaved` returns false if nothing could be stored. */
function useShortlist(college: string): { isSaved: boolean; setSaved: (isSaved: boolean) => boolean } {
	const list = useStore(shortlistStore);
	const rememberFacts = useRememberFacts();
	return {
		isSaved: isShortlisted(list, college),
		setSaved: (isSaved) => {
			const isStored = shortlistStore.write(setShortlisted(shortlistStore.read(), { college, isSaved }, new Date()));
			if (isSaved && isStored) void rememberFacts(college);
			return isStored;
		},
	};
}
