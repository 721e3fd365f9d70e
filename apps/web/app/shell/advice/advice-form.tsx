import { useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { ShareButton } from "#app/shell/page/share-button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import { OrderButtons } from "#app/ui/ordered-item.tsx";
import { MAX_NOTE_LENGTH } from "./advice.ts";

type Props = {
	sent: readonly string[];
	nameOf: (key: string) => string;
	title: string;
	toAddress: (order: readonly string[], notes: readonly string[]) => string;
};

/**
 * For the receiver of a shared list: reorder it, give reasons, and send a link back. Only that link leaves the device.
 */
export function AdviceForm({ sent, nameOf, title, toAddress }: Props) {
	const t = useTranslations();
	const [order, setOrder] = useState(sent);
	const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
	const move = (key: string, to: number) =>
		setOrder((before) => before.filter((each) => each !== key).toSpliced(to, 0, key));
	const address = toAddress(
		order,
		order.map((key) => (notes[key] ?? "").trim()),
	);
	return (
		<div className="mt-6 max-w-text print:hidden">
			<Disclosure title={t("advice.give")} isOpen={false}>
				<p className="text-quiet">{t("advice.how")}</p>
				<ol className="mt-2 divide-y divide-line border-line border-y">
					{order.map((key, place) => (
						<li key={key} className="py-2">
							<div className="flex items-center justify-between gap-2">
								<span className="min-w-0">
									{place + 1}. {nameOf(key)}
								</span>
								<span className="flex flex-none">
									<OrderButtons
										labels={{
											up: t("advice.up", { name: nameOf(key) }),
											down: t("advice.down", { name: nameOf(key) }),
										}}
										place={place}
										count={order.length}
										onMove={(to) => move(key, to)}
									/>
								</span>
							</div>
							<TextField
								label={t("advice.why", { name: nameOf(key) })}
								maxLength={MAX_NOTE_LENGTH}
								autoComplete="off"
								value={notes[key] ?? ""}
								onChange={({ currentTarget: { value } }) => setNotes((before) => ({ ...before, [key]: value }))}
							/>
						</li>
					))}
				</ol>
				<p className="mt-3 flex flex-wrap items-center gap-3">
					<ShareButton title={title} address={address} />
					<a href={address} className="link inline-flex min-h-11 items-center">
						{t("advice.link")}
					</a>
				</p>
			</Disclosure>
		</div>
	);
}
