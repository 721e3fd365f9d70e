import { useRender } from "@base-ui/react/use-render";
import type { ComponentProps, ReactElement } from "react";
import { type ButtonLook, buttonLook, withClass } from "./button.tsx";

/** A link of the site's router is handed in: `render={<Link to={…} />}`. Without it, `href` leads there. */
export type LinkProps = ComponentProps<"a"> & { render?: ReactElement };

/** A link inside a sentence or a list of links. */
export function TextLink({ className = "", render, ...props }: LinkProps) {
	return useRender({ defaultTagName: "a", render, props: { ...props, className: withClass("link", className) } });
}

/** A link that leads on as a button does: the one next step of a page. */
export function ButtonLink({ look = "primary", className = "", render, ...props }: LinkProps & { look?: ButtonLook }) {
	return useRender({
		defaultTagName: "a",
		render,
		props: { ...props, className: withClass(buttonLook(look), className) },
	});
}
