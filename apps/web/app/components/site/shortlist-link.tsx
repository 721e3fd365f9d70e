import { Bookmark } from "lucide-react";
import { useSyncExternalStore } from "react";
import { buttonLook, iconButtonLook } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { EMPTY_SHORTLIST } from "#app/lib/device-shortlist.ts";
import { listSaved } from "#app/lib/shortlist-changes.ts";
import { usePaths } from "#app/paths.ts";
import { Link } from "./link.tsx";
import { readDeviceShortlist, subscribeToShortlist } from "./shortlist-store.ts";

/** The way to the shortlist, with how many colleges this device keeps: as a mark in the header, in words in the side menu. */
export function ShortlistLink({ isInWords = false }: { isInWords?: boolean }) {
	const t = useWords();
	const paths = usePaths();
	const list = useSyncExternalStore(subscribeToShortlist, readDeviceShortlist, () => EMPTY_SHORTLIST);
	const count = listSaved(list).length;
	const words = t("site.shortlist", { count });
	if (isInWords) {
		return (
			<Link to={paths.shortlist} className={`${buttonLook("quiet")} col-span-2`}>
				<Bookmark size={20} aria-hidden="true" />
				{words}
			</Link>
		);
	}
	return (
		<Link to={paths.shortlist} aria-label={words} title={words} className={`${iconButtonLook} relative`}>
			<Bookmark size={20} aria-hidden="true" />
			{count > 0 && (
				<span
					aria-hidden="true"
					className="absolute top-0 right-0 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs tabular-nums"
				>
					{count}
				</span>
			)}
		</Link>
	);
}
