import { useRender } from "@base-ui/react/use-render";
import type { ComponentProps, ReactElement } from "react";
import { type ButtonLook, buttonLook, joinClasses } from "./button.tsx";

/** `render={<Link to={…} />}` uses the site's router; without it, `href` is a plain link. */
export type LinkProps = ComponentProps<"a"> & { render?: ReactElement };

export function TextLink({ className = "", render, ...props }: LinkProps) {
	return useRender({ defaultTagName: "a", render, props: { ...props, className: joinClasses("link", className) } });
}

export function ButtonLink({ look = "primary", className = "", render, ...props }: LinkProps & { look?: ButtonLook }) {
	return useRender({
		defaultTagName: "a",
		render,
		props: { ...props, className: joinClasses(buttonLook(look), className) },
	});
}
