import { Bookmark } from "lucide-react";
import { useStore } from "#app/platform/device-store.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { buttonLook, iconButtonLook } from "#app/ui/button.tsx";
import { listShortlisted } from "./shortlist-changes.ts";
import { shortlistStore } from "./shortlist-store.ts";

export function ShortlistLink({ isInWords = false }: { isInWords?: boolean }) {
	const { t, paths } = usePage();
	const list = useStore(shortlistStore);
	const count = listShortlisted(list).length;
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
