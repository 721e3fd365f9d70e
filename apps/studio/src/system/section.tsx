import type { ComponentProps } from "react";
import { useNotify } from "react-admin";
import { SendForm } from "#studio/parts/send-form.tsx";

type SectionProps = Omit<ComponentProps<typeof SendForm>, "isMain"> & {
	title: string;
	note: string;
	done?: string;
};

export function Section({ title, note, done, send, ...form }: SectionProps) {
	const notify = useNotify();
	const sendIt: SectionProps["send"] = async (...sent) => {
		await send(...sent);
		if (done !== undefined) notify(done, { type: "success" });
	};
	return (
		<section aria-label={title}>
			<h2>{title}</h2>
			<p>{note}</p>
			<SendForm isMain send={sendIt} {...form} />
		</section>
	);
}
