import { GitCompareArrows } from "lucide-react";
import type { KeyboardEvent, MouseEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { Link } from "react-router";
import { useIsOnDevice, useStore } from "#app/platform/device-store.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { compareStore, MAX_CHOSEN, toggleChosen } from "#app/shell/compare/compare-store.ts";
import { buttonLook, iconButtonLook } from "#app/ui/button.tsx";

type CompareLinkProps = {
	slug: string;
	name: string;
	isMark?: boolean;
};

/**
 * Adds a college to the device's comparison or removes it. Without scripts, a link to the comparison. Not prefetched: a list has twenty.
 */
export function CompareLink({ slug, name, isMark = false }: CompareLinkProps) {
	const { t, paths } = usePage();
	const isHydrated = useIsOnDevice();
	const isChosen = useStore(compareStore).some((college) => college.slug === slug);
	const toggle = (event: MouseEvent | KeyboardEvent) => {
		event.preventDefault();
		const chosen = toggleChosen(compareStore.read(), { slug, name });
		if (chosen === undefined) toast.error(t("pick.compareFull", { most: MAX_CHOSEN }));
		else compareStore.write(chosen);
	};
	const label = t("pick.compareOf", { name });
	return (
		<Link
			discover="none"
			to={paths.compare({ subject: "college", slugs: [slug] })}
			{...(isHydrated && { role: "button", "aria-pressed": isChosen })}
			{...(isMark ? { title: label } : { "aria-label": label })}
			onClick={(event) => {
				if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) toggle(event);
			}}
			onKeyDown={(event) => {
				if (event.key === " ") toggle(event);
			}}
			className={
				isMark ? iconButtonLook : `${buttonLook("quiet")} aria-pressed:border-accent aria-pressed:bg-accent-sunk`
			}
		>
			<GitCompareArrows size={20} aria-hidden="true" />
			{!isMark && t("pick.compare")}
		</Link>
	);
}
