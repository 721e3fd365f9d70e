import type { ReactNode } from "react";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";

type Props = { label: string; known: number; total: number; children?: ReactNode };

export function KnowledgeBar({ label, known, total, children }: Props) {
	const t = useTranslations();
	return (
		<li>
			<p className="flex justify-between gap-4">
				<span>{label}</span>
				<span className="text-quiet tabular-nums">
					{t("data.knownOf", { known: formatNumber(known), of: formatNumber(total) })}
				</span>
			</p>
			<svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className="mt-1 block h-1.5 w-full">
				<rect width={100} height={3} className="fill-sunk" />
				<rect width={total === 0 ? 0 : (100 * known) / total} height={3} className="fill-accent" />
			</svg>
			{children}
		</li>
	);
}
