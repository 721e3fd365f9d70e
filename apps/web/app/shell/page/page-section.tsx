import { type ReactNode, useId } from "react";
import { Section } from "#app/ui/section.tsx";

export function PageSection({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<Section id={id} title={title} className="mt-10 border-line border-t pt-6">
			<div className="mt-4 max-w-text space-y-4">{children}</div>
		</Section>
	);
}
