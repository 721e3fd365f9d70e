import type { SourceKind } from "@uchit/contract/source.ts";
import type { ReactNode } from "react";
import { SourcedText } from "#app/facts/figure.tsx";
import { useIsEditorWorkNamed } from "#app/facts/sources-above.tsx";
import { sourceHref } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";

export type ValueSource = { id: string; name: string; kind: SourceKind | undefined };

/** A value with its receipt and the kind of receipt, for pages that mix kinds. */
export function MarkedValue({ value, source }: { value: ReactNode; source: ValueSource }) {
	return (
		<>
			<span className="block">
				<SourcedText value={value} source={source.name} href={sourceHref(source.id)} />
			</span>
			<KindMark kind={source.kind} />
		</>
	);
}

export function KindMark({ kind }: { kind: SourceKind | undefined }) {
	const t = useTranslations();
	const isStated = useIsEditorWorkNamed() && kind === "editor-knowledge";
	if (kind === undefined || isStated) return null;
	return (
		<span className={`mt-0.5 inline-block whitespace-nowrap font-normal text-quiet text-xs ${MARKS[kind]}`}>
			{t(`source.mark.${kind}`)}
		</span>
	);
}

/** Groups values of one kind: a dashed line marks the site's own records, a double one the editors' knowledge. */
export function KindBlock({
	kind,
	isNamed = true,
	children,
}: {
	kind: SourceKind | undefined;
	/** False if the text before it names the kind already. */
	isNamed?: boolean;
	children: ReactNode;
}) {
	const t = useTranslations();
	return (
		<div className={kind && BLOCKS[kind]}>
			{kind !== undefined && isNamed && <p className="text-quiet text-sm">{t(`country.kind.${kind}`)}</p>}
			{children}
		</div>
	);
}

/** The same line styles as in the list of sources. */
const MARKS = {
	document: "",
	"site-record": "border-edge border-l-2 border-dashed pl-1.5",
	"editor-knowledge": "border-edge border-l-4 border-double pl-1.5",
} as const satisfies Record<SourceKind, string>;

const BLOCKS = {
	document: "border-edge border-l pl-4",
	"site-record": "border-edge border-l-2 border-dashed pl-4",
	"editor-knowledge": "border-edge border-l-4 border-double pl-4",
} as const satisfies Record<SourceKind, string>;
