import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { ShareButton } from "#app/shell/page/share-button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { AdviceReview } from "./advice-review.tsx";
import { Advise } from "./advise.tsx";
import { LineFacts, useLineFacts } from "./line-facts.tsx";
import {
	isLinesFragment,
	MOST_LINES,
	parseLinesFragment,
	type SharedLine,
	type SharedLines,
	toLinesFragment,
} from "./lines-link.ts";

type SendProps = { of: string; title: string; address: string; lines: readonly SharedLine[] };

/** Shares a list of this device by a link that contains all of it: no server sees it. */
export function SendLines({ of, title, address, lines }: SendProps) {
	const t = useTranslations();
	const shown = lines.slice(0, MOST_LINES);
	const link = `${address}#${toLinesFragment({ of, title, lines: shown, notes: [] })}`;
	return (
		<div className="mt-4 max-w-text print:hidden [@media(scripting:none)]:hidden">
			<Disclosure title={t("advice.send")} isOpen={false}>
				<p className="text-quiet">
					{t("advice.sendHow")} {lines.length > shown.length && t("advice.first", { most: MOST_LINES })}
				</p>
				<p className="mt-3 flex flex-wrap items-center gap-3 pb-2">
					<ShareButton title={title} address={link} />
					<a href={link} className="link inline-flex min-h-11 items-center">
						{t("advice.link")}
					</a>
				</p>
			</Disclosure>
		</div>
	);
}

type ReceivedProps = {
	of: string;
	address: string;
	/** The device's list by the keys of the lines, with its actions. */
	desk: Parameters<typeof AdviceReview>[0]["desk"];
	children: ReactNode;
};

/** Shows the list of the address instead of the device's: to advise on, or with the advice. */
export function ReceivedLines({ of, address, desk, children }: ReceivedProps) {
	const t = useTranslations();
	const fragment = useSyncExternalStore(onHashChange, readHash, () => "");
	if (!isLinesFragment(fragment)) return children;
	const shared = parseLinesFragment(fragment, of);
	if (shared === undefined)
		return (
			<p role="alert" className="mt-4 max-w-text font-semibold">
				{t("advice.broken")}
			</p>
		);
	const { title, lines, notes, sent } = shared;
	const nameOf = (key: string) => lines.find((line) => line.key === key)?.name ?? "";
	const keys = lines.map(({ key }) => key);
	if (sent !== undefined) {
		return (
			<AdviceReview key={fragment} advised={{ order: keys, notes, sent }} nameOf={nameOf} title={title} desk={desk}>
				<a href={address} className="link inline-flex min-h-11 items-center">
					{t("advice.own")}
				</a>
			</AdviceReview>
		);
	}
	return <Received key={fragment} shared={shared} address={address} nameOf={nameOf} />;
}

type ReceivedListProps = { shared: SharedLines; address: string; nameOf: (key: string) => string };

/** The list that was sent, with what our pages say of its colleges, and the way to advise on it. */
function Received({ shared: { of, title, lines }, address, nameOf }: ReceivedListProps) {
	const t = useTranslations();
	const colleges = useLineFacts([...new Set(lines.flatMap(({ college }) => college ?? []))]);
	const keys = lines.map(({ key }) => key);
	return (
		<section aria-labelledby="received" className="mt-4 max-w-text">
			<h2 id="received" className="text-xl">
				{title}
			</h2>
			<p className="mt-1 text-quiet">{t("advice.lines")}</p>
			<ol className="mt-2 list-decimal divide-y divide-line border-line border-y pl-6">
				{lines.map(({ key, name, detail, college = "" }) => (
					<li key={key} className="py-2">
						{name}
						{detail !== "" && <span className="block text-quiet text-sm">{detail}</span>}
						<LineFacts college={colleges.get(college)} />
					</li>
				))}
			</ol>
			<Advise
				sent={keys}
				nameOf={nameOf}
				title={title}
				toAddress={(order, written) =>
					`${address}#${toLinesFragment({
						of,
						title,
						lines: order.flatMap((key) => lines.find((line) => line.key === key) ?? []),
						notes: written,
						sent: keys,
					})}`
				}
			/>
			<p className="mt-2">
				<a href={address} className="link inline-flex min-h-11 items-center">
					{t("advice.own")}
				</a>
			</p>
		</section>
	);
}

function onHashChange(listener: () => void): () => void {
	addEventListener("hashchange", listener);
	return () => removeEventListener("hashchange", listener);
}

function readHash(): string {
	return location.hash.slice(1);
}
