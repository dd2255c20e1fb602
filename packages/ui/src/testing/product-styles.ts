import '../../../../apps/web/app/app.css'
import { brandCss } from '../colour/brand-css.ts'

const brand = document.createElement('style')
brand.textContent = brandCss('#0e7c7b')
document.head.append(brand)
