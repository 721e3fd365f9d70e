import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Pagination as PlainPagination, type Step } from "#app/ui/pagination.tsx";
import { Link } from "./link.tsx";

type PaginationProps = { label: string; page: number; pages: number; path: (page: number) => string };

export function Pagination({ label, page, pages, path }: PaginationProps) {
	const t = useTranslations();
	if (pages <= 1) return null;
	const step = (words: string, to: number): Step => ({
		label: words,
		link: to >= 1 && to <= pages ? <Link to={path(to)} /> : undefined,
	});
	return (
		<PlainPagination
			label={label}
			position={t("pagination.position", { page, pages })}
			previous={step(t("pagination.previous"), page - 1)}
			next={step(t("pagination.next"), page + 1)}
		/>
	);
}
