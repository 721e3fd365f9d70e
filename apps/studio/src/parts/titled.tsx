import { type ComponentProps, useId } from "react";

/** A part of a page under its heading. */
export function Titled({ title, children, ...section }: ComponentProps<"section"> & { title: string }) {
	const id = useId();
	return (
		<section aria-labelledby={id} {...section}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
