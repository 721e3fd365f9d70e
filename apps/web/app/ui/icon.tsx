import type { ComponentProps, ReactElement } from "react";

type IconProps = Omit<ComponentProps<"svg">, "width" | "height"> & { size?: number };

/** An icon of the sprite (`icon-sprite.ts`) at this address; `size` is in px. The text beside it must name it. */
export function createIcon(href: string): (props: IconProps) => ReactElement {
	return ({ size = 24, className, ...props }) => (
		<svg
			{...props}
			aria-hidden="true"
			{...(size !== USUAL_SIZE && { width: size, height: size })}
			className={className === undefined ? "icon" : `icon ${className}`}
		>
			<use href={href} />
		</svg>
	);
}

const USUAL_SIZE = 20;
