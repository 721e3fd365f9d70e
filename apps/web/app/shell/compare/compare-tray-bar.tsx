import { X } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useStore } from "#app/platform/device-store.ts";
import { withoutLanguage } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { buttonLook, IconButton } from "#app/ui/button.tsx";
import { compareStore } from "./compare-store.ts";

export function CompareTrayBar() {
	const { t, paths } = usePage();
	const chosen = useStore(compareStore);
	const isComparison = withoutLanguage(useLocation().pathname) === "/compare";
	if (chosen.length === 0 || isComparison) return null;
	return (
		<aside
			aria-label={t("site.tools.compare")}
			className="compare-tray fixed inset-x-0 bottom-(--bottom-bar) z-20 border-line border-t bg-raised print:hidden"
		>
			<div className="column flex items-center gap-2 py-1.5">
				<p className="min-w-0 flex-1 truncate">
					<span className="font-semibold">{t("site.tray.chosen", { count: chosen.length })}</span>{" "}
					<span className="text-quiet text-sm">{chosen.map(({ name }) => name).join(" · ")}</span>
				</p>
				<Link
					to={paths.compare({ subject: "college", slugs: chosen.map(({ slug }) => slug) })}
					className={`${buttonLook("primary")} flex-none`}
				>
					{t("site.tray.compare")}
				</Link>
				<IconButton
					label={t("site.tray.clear")}
					icon={<X size={20} aria-hidden="true" />}
					onClick={() => compareStore.write([])}
				/>
			</div>
		</aside>
	);
}
