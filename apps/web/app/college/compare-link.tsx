import { GitCompareArrows } from "lucide-react";
import { Link } from "react-router";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { buttonLook, iconButtonLook } from "#app/ui/button.tsx";

type Compared = {
	slug: string;
	name: string;
	/** A mark without words, where many stand under each other. */
	isMark?: boolean;
};

/** The way to set a college beside others. It is not fetched ahead: a list has twenty of these, each as dear as a page. */
export function CompareLink({ slug, name, isMark = false }: Compared) {
	const t = useTranslations();
	const paths = usePaths();
	const label = t("pick.compareOf", { name });
	return (
		<Link
			to={paths.compare({ of: "college", slugs: [slug] })}
			aria-label={label}
			title={isMark ? label : undefined}
			className={isMark ? iconButtonLook : buttonLook("quiet")}
		>
			<GitCompareArrows size={20} aria-hidden="true" />
			{!isMark && t("pick.compare")}
		</Link>
	);
}
