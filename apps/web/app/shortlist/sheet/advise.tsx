import { useState } from "react";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { ShareButton } from "#app/shell/page/share-button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import { OrderButtons } from "#app/ui/ordered-item.tsx";
import { LONGEST_NOTE, type SharedSheet, toSheetFragment } from "./sheet-link.ts";

type Props = { shared: SharedSheet; nameOf: (slug: string) => string };

/** For whoever got the link: put the colleges in another order, say why, and send a link back. Nothing leaves the device but by that link. */
export function Advise({ shared: { colleges }, nameOf }: Props) {
	const t = useTranslations();
	const paths = usePaths();
	const [order, setOrder] = useState(colleges);
	const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
	const move = (college: string, to: number) =>
		setOrder((before) => before.filter((each) => each !== college).toSpliced(to, 0, college));
	const fragment = toSheetFragment({
		colleges: order,
		rank: "",
		notes: order.map((college) => (notes[college] ?? "").trim()),
		sent: colleges,
	});
	return (
		<div className="mt-6 max-w-text print:hidden">
			<Disclosure title={t("shortlist.advice.give")} isOpen={false}>
				<p className="text-quiet">{t("shortlist.advice.how")}</p>
				<ol className="mt-2 divide-y divide-line border-line border-y">
					{order.map((college, place) => (
						<li key={college} className="py-2">
							<div className="flex items-center justify-between gap-2">
								<span className="min-w-0">
									{place + 1}. {nameOf(college)}
								</span>
								<span className="flex flex-none">
									<OrderButtons
										labels={{
											up: t("shortlist.up", { name: nameOf(college) }),
											down: t("shortlist.down", { name: nameOf(college) }),
										}}
										place={place}
										count={order.length}
										onMove={(to) => move(college, to)}
									/>
								</span>
							</div>
							<TextField
								label={t("shortlist.advice.why", { name: nameOf(college) })}
								maxLength={LONGEST_NOTE}
								autoComplete="off"
								value={notes[college] ?? ""}
								onChange={({ currentTarget: { value } }) => setNotes((before) => ({ ...before, [college]: value }))}
							/>
						</li>
					))}
				</ol>
				<p className="mt-3 flex flex-wrap items-center gap-3">
					<ShareButton title={t("shortlist.advice.title")} address={paths.shortlistSheet(fragment)} />
					<a href={paths.shortlistSheet(fragment)} className="link inline-flex min-h-11 items-center">
						{t("shortlist.advice.link")}
					</a>
				</p>
			</Disclosure>
		</div>
	);
}
