import { useWords } from "#app/i18n/translate.ts";
import { formatNumber } from "#app/lib/format-number.ts";

type Props = { label: string; known: number; of: number };

/** How much is known of one thing: a bar and its figures. */
export function KnowledgeBar({ label, known, of }: Props) {
	const t = useWords();
	return (
		<li>
			<p className="flex justify-between gap-4">
				<span>{label}</span>
				<span className="text-quiet tabular-nums">
					{t("data.knownOf", { known: formatNumber(known), of: formatNumber(of) })}
				</span>
			</p>
			<svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className="mt-1 block h-1.5 w-full">
				<rect width={100} height={3} className="fill-sunk" />
				<rect width={of === 0 ? 0 : (100 * known) / of} height={3} className="fill-accent" />
			</svg>
		</li>
	);
}
