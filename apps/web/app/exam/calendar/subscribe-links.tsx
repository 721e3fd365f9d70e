import { CalendarPlus, Download } from "lucide-react";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { useOrigin } from "#app/shell/page/page-head.tsx";
import { buttonLook } from "#app/ui/button.tsx";

/** Links to subscribe (`webcal:`) or download. Plain anchors, since the target is not a page. */
export function SubscribeLinks({ slugs, level = 2 }: { slugs: readonly string[]; level?: 2 | 3 }) {
	const { t, paths } = usePage();
	const origin = useOrigin();
	const [only, ...others] = slugs;
	if (only === undefined) return null;
	const path = others.length === 0 ? paths.examCalendar(only) : paths.examsCalendar(slugs);
	const Heading = `h${level}` as const;
	return (
		<section className="mt-8 print:hidden">
			<Heading className="text-lg">{t("calendar.subscribe")}</Heading>
			<p className="mt-1 max-w-text text-quiet text-sm">{t("calendar.subscribeWhy")}</p>
			<p className="mt-3 flex flex-wrap gap-3">
				<a href={toWebcal(`${origin}${path}`)} className={buttonLook("quiet")}>
					<CalendarPlus size={18} aria-hidden="true" />
					{t("calendar.follow")}
				</a>
				<a href={path} className={buttonLook("quiet")}>
					<Download size={18} aria-hidden="true" />
					{t("calendar.download")}
				</a>
			</p>
		</section>
	);
}

/** The scheme that opens calendar programs; they then use https if they can. */
function toWebcal(address: string): string {
	return address.replace(/^https?:/, "webcal:");
}
